import { inflateSync } from 'node:zlib';

/**
 * The text on each sheet of a PDF that Chromium has printed, without spaces, in the order of painting. Knows what its
 * PDF library (Skia) writes, and no other PDF: an object follows the other, each font has a table of its letters.
 */
export function readSheets(pdf: Buffer): string[] {
  const objects = new Map(
    Array.from(
      pdf.toString('latin1').matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm),
      ([, id, body]) => [id!, body!] as const,
    ),
  );
  const read = (id: string) => inflate(objects.get(id)!);
  return Array.from(objects.values())
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((page) => {
      const fonts = new Map(
        Array.from(page.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name, id]) => {
          const [, table] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!)!)!;
          return [name, readLetters(read(table!))] as const;
        }),
      );
      return readText(read(/\/Contents (\d+) 0 R/.exec(page)![1]!), fonts);
    });
}

function inflate(body: string): string {
  const [, content] = /stream\n([\s\S]*)\nendstream/.exec(body)!;
  return body.includes('/FlateDecode')
    ? inflateSync(Buffer.from(content!, 'latin1')).toString('latin1')
    : content!;
}

/** The letters of each code in hexadecimal, of which some stand for a range of codes. */
function readLetters(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first, last = first, utf16] of table.matchAll(/^<(\w+)> (?:<(\w+)> )?<(\w{4,})>$/gm))
    for (let code = parseInt(first!, 16); code <= parseInt(last!, 16); code++) {
      const units = utf16!.match(/.{4}/g)!.map((unit) => parseInt(unit, 16));
      units[units.length - 1]! += code - parseInt(first!, 16);
      letters.set(
        code.toString(16).padStart(first!.length, '0').toUpperCase(),
        String.fromCharCode(...units),
      );
    }
  return letters;
}

function readText(content: string, fonts: Map<string | undefined, Map<string, string>>): string {
  let letters = new Map<string, string>();
  let text = '';
  for (const [, font, codes] of content.matchAll(/\/(F\d+) \S+ Tf|<(\w+)> Tj/g)) {
    if (font) letters = fonts.get(font)!;
    else
      for (const code of codes!.match(letters.has(codes!.slice(0, 2)) ? /../g : /.{4}/g)!)
        text += letters.get(code);
  }
  return text.replaceAll(/\s/g, '');
}
