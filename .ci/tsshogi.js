// Opens every saved game of a folder with tsshogi, writes what it sees in it, as
// NAME.json, and the game as it saves it again, as NAME. See .ci/tsshogi.
//
//	node tsshogi.js SAVED RETURNED
const fs = require("fs");
const path = require("path");
const iconv = require("iconv-lite");
const ts = require("tsshogi");

const [saved, returned] = process.argv.slice(2);
const type = ts.RecordFormatType;
const kif = { type: type.KIF, open: ts.importKIF, save: (record) => ts.exportKIF(record) };
const forms = {
  ".kifu": { ...kif, encoding: "utf8" },
  ".kif": { ...kif, encoding: "cp932" },
  ".ki2": { type: type.KI2, open: ts.importKI2, save: (record) => ts.exportKI2(record), encoding: "cp932" },
  ".csa": { type: type.CSA, open: ts.importCSA, save: saveCSA, encoding: "utf8" },
  ".usi": { type: type.USI, open: (text) => ts.Record.newByUSI(text.trim()), save: saveUSI, encoding: "utf8" },
};

// A game stays in the version in which it came.
function saveCSA(record, text) {
  return ts.exportCSA(record, /^V3/m.test(text) ? { v3: { milliseconds: true } } : {});
}

function saveUSI(record) {
  return record.getUSI({ allMoves: true }) + "\n";
}

// see tells start, moves and the word of the end.
function see(record, text, form) {
  const sight = { detected: ts.detectRecordFormat(text.trim()) === form.type, start: record.initialPosition.sfen, moves: [], end: "-" };
  for (const node of record.moves.slice(1)) {
    if (node.move instanceof ts.Move) {
      sight.moves.push(node.move.usi);
    } else {
      sight.end = node.move.type === "any" ? "any:" + node.move.name : node.move.type;
    }
  }
  return sight;
}

for (const name of fs.readdirSync(saved)) {
  const form = forms[path.extname(name)];
  const text = iconv.decode(fs.readFileSync(path.join(saved, name)), form.encoding);
  const record = form.open(text);
  let sight;
  if (record instanceof Error) {
    sight = { error: `${record.name}: ${record.message}` };
  } else {
    sight = see(record, text, form);
    fs.writeFileSync(path.join(returned, name), iconv.encode(form.save(record, text), form.encoding));
  }
  fs.writeFileSync(path.join(returned, name + ".json"), JSON.stringify(sight));
}
