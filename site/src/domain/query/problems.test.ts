import { describe, expect, test } from "vitest";
import { SEARCH_KINDS } from "./forms.test.support";
import { withFix } from "./problem";

// docs/rules/search.md §12.4: what is not understood is named with its place and up to three fixes.

function read(name: string, text: string) {
  const kind = SEARCH_KINDS.find((one) => one.name === name);
  if (!kind) throw new Error(`No search ${name}`);
  return { ...kind.language.read(text), print: kind.language.print.bind(kind.language) };
}

describe("a problem marks its keyword or value, and a fix keeps the rest of its unit", () => {
  test.each<[search: string, typed: string, marked: string, fixed: readonly string[]]>([
    ["crypt", "clan:brujha", "brujha", ["clan:brujah"]],
    ["crypt", "clan:brujha,toreador cap<=5", "brujha", ["clan:brujah,toreador cap<=5"]],
    ["crypt", 'clan:"brujha"ventrue', '"brujha"', ["clan:brujah ventrue"]],
    ["crypt", "(clan:brujha)", "brujha", ["(clan:brujah)"]],
    ["crypt", "clam:brujah", "clam", ["clan:brujah", '"*brujah*"']],
    ["crypt", "-clam:brujah", "clam", ["-clan:brujah", '-"*brujah*"']],
    ["crypt", "clam:brujah,toreador", "clam", ["clan:brujah,toreador"]],
    ["crypt", "-xx:y cap<=4", "xx", ["-x:y cap<=4", '-"*y*" cap<=4']],
    ["crypt", "-t:action", "t", []],
    ["crypt", "sect:nosferatu", "nosferatu", ["clan:nosferatu", '"*nosferatu*"']],
    ["crypt", "cap<=4 -sect:nosferatu", "nosferatu", ["cap<=4 -clan:nosferatu", 'cap<=4 -"*nosferatu*"']],
    ["crypt", "sect!=nosferatu", "nosferatu", ["-clan:nosferatu", '-"*nosferatu*"']],
    ["crypt", "not:nosferatu", "nosferatu", ["-clan:nosferatu", '-"*nosferatu*"']],
    ["crypt", "-not:nosferatu", "nosferatu", ["clan:nosferatu", '"*nosferatu*"']],
    ["crypt", "-sect!=nosferatu", "nosferatu", ["clan:nosferatu", '"*nosferatu*"']],
    ["crypt", "-(sect:nosferatu)", "nosferatu", ["-(clan:nosferatu)", '-("*nosferatu*")']],
    ["crypt", "not:bannd", "bannd", ["not:banned"]],
    ["crypt", "sect!=camarila", "camarila", ["sect!=camarilla"]],
    ["crypt", "sect:nosferatu,camarilla", "nosferatu", []],
    ["crypt", "sect:camarilla,nosferatu", "nosferatu", []],
    ["crypt", "sect:/nosferatu/", "/nosferatu/", []],
    ["crypt", "artist>=5", "5", []],
    ["library", "-sect:1-3", "1-3", ["-(blood>=1 blood<=3)", "-(pool>=1 pool<=3)", '-"*1-3*"']],
    ["library", "dis=ani,pottence", "pottence", ["dis=ani,pot"]],
    ["library", "dis=ani,>=pot", "pot", []],
    ["library", "cap:5", "5", ["cap<=5", "cap>=5"]],
    ["library", "cap=5-5", "5-5", ["cap<=5", "cap>=5"]],
    ["library", "-cap:5", "5", ["-cap<=5", "-cap>=5"]],
    ["library", "cap!=5", "5", ["-cap<=5", "-cap>=5"]],
    ["library", "cap<=3,=5", "5", ["cap<=3,<=5", "cap<=3,>=5"]],
    ["library", "cap=5,>=7", "5", ["cap<=5,>=7", "cap>=5,>=7"]],
    ["crypt", "votes=2", "2", ["votes>=2"]],
    ["crypt", "-votes=2", "2", ["-votes>=2"]],
    ["crypt", "votes!=2", "2", ["-votes>=2"]],
    ["crypt", "votes>=0", "0", []],
    ["crypt", "votes<=2", "2", []],
    ["crypt", "votes:0-3", "0-3", []],
    ["twd", "card:anarch", "anarch", ["card:Anarch-Convert", "card:Anarch-Revolt", "card:Anarch-Salon"]],
    [
      "twd",
      "card:Anarch>=2",
      "Anarch",
      ["card:Anarch-Convert>=2", "card:Anarch-Revolt>=2", "card:Anarch-Salon>=2"],
    ],
    [
      "twd",
      '-card:"anarch":1-2',
      '"anarch"',
      ["-card:Anarch-Convert:1-2", "-card:Anarch-Revolt:1-2", "-card:Anarch-Salon:1-2"],
    ],
    ["twd", "card:camarilla>=2", "camarilla", []],
    ["twd", "card:camarilla", "camarilla", ["sect:camarilla"]],
    ["twd", "card:Deflection>=200", "200", []],
    ["twd", "-deflection", "deflection", ["-card:Deflection", "-event:deflection"]],
  ])("%s: %s", (name, text, marked, fixed) => {
    const { problems } = read(name, text);
    const fixes = problems.flatMap((problem) => problem.fixes).filter((fix) => !fix.text.startsWith("/"));
    expect(problems.map(({ at }) => text.slice(...at))).toEqual([marked]);
    expect(fixes.map((fix) => withFix(text, fix))).toEqual(fixed);
  });
});

test("a clan with ! after a fixed value stays a unit of its own", () => {
  expect(withFix('clan:"brujha"!tremere', { text: "brujah", at: [5, 13] })).toBe("clan:brujah !tremere");
});

test.each<[search: string, typed: string, code: string]>([
  ["crypt", "clam:brujah", "unknown-keyword"],
  ["crypt", "clan:brujha", "unknown-value"],
  ["crypt", "clan:brujah>=2", "unknown-value"],
  ["crypt", "set:V5:2", "unknown-value"],
  ["crypt", "cap<=3=5", "unknown-value"],
  ["twd", "tag:stealth>=2", "unknown-value"],
  ["twd", "share.combat:20=3", "unknown-value"],
  ["twd", "card:anarch", "ambiguous-value"],
  ["crypt", "clan>=brujah", "bad-operator"],
  ["crypt", "votes:2-3", "bad-operator"],
  ["crypt", "votes:2-2", "bad-operator"],
  ["crypt", "votes:0-3", "bad-operator"],
  ["crypt", "votes<=2", "bad-operator"],
  ["library", "dis=ani,>=pot", "bad-operator"],
  ["twd", "tag>=stealth", "bad-operator"],
  ["twd", "tag<bleed", "bad-operator"],
  ["twd", "own.scale<60", "bad-operator"],
  ["twd", "card:Deflection!=3", "bad-operator"],
  ["crypt", "votes>=0", "out-of-range"],
  ["crypt", "votes>4", "out-of-range"],
  ["crypt", "votes:3-1", "out-of-range"],
  ["crypt", "cap:6-4", "out-of-range"],
  ["crypt", "cap:10-12", "out-of-range"],
  ["crypt", "group:6-4", "out-of-range"],
  ["library", "pool:3-1", "out-of-range"],
  ["library", "cap:6-4", "out-of-range"],
  ["twd", "share.combat:50-20", "out-of-range"],
  ["twd", "card:Deflection:4-2", "out-of-range"],
  ["twd", "card:Deflection>=200", "out-of-range"],
  ["tda", "rank:8-2", "out-of-range"],
  ["crypt", "clan:,", "no-value"],
  ["crypt", '"open', "unclosed"],
  ["crypt", "-t:action", "other-search"],
  ["twd", "-deflection", "needs-keyword"],
  ["crypt", "(".repeat(9), "too-deep"],
])("%s: %s is the problem %s", (name, text, code) => {
  expect(read(name, text).problems.map((problem) => problem.code)).toContain(code);
});

test.each<[search: string, typed: string, printed: string]>([
  ["twd", "event:EC:2019", 'event:"EC:2019"'],
  ["twd", "card:Deflection:1-3", "card:Deflection:1-3"],
  ["crypt", "text:stealth:1", 'text:"*stealth:1*"'],
  ["crypt", 'text:"additional strike":2', 'text:"additional strike" :2'],
  ["crypt", "votes:2", "votes>=2"],
  ["crypt", "votes<1", "votes=0"],
  ["library", "pool:1-3", "pool>=1 pool<=3"],
  ["twd", "year:2020-2010", "year:2010-2020"],
  ["twd", "tag!=stealth", "-tag:stealth"],
])("%s: of %s nothing is lost: %s", (name, text, printed) => {
  const { criteria, problems, print } = read(name, text);
  expect(problems).toEqual([]);
  expect(print(criteria)).toBe(printed);
});

test("places are inside the text where small letters are longer than capitals", () => {
  const text = "İİİ:x";
  expect(read("crypt", text).problems.map(({ at }) => text.slice(...at))).toEqual(["İİİ"]);
});
