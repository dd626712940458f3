import { dirname, join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { missingCharacters, nameCharacter, ownersFolder, readFonts } from './fonts';

/**
 * Sets a template with Typst. Nothing is read from the network, and no font of the machine is used.
 * @param template its path in the project
 * @param data what it reads from `sys.inputs.data`
 * @param files contents of files beside it that exist only for this call
 * @param fonts all that may be used
 * @throws if a character is in no font
 */
export function typeset(
  template: string,
  data: unknown,
  files: Record<string, Buffer> = {},
  fonts = readFonts(),
) {
  const mainFilePath = join(process.cwd(), template);
  const text = JSON.stringify(data).normalize('NFC');
  const [missing] = missingCharacters(text, fonts);
  if (missing) {
    const [place] = text.match(new RegExp(`"[^"]*${missing}[^"]*"`, 'u')) ?? [];
    throw new Error(
      `${template}: no font has ${nameCharacter(missing)} of ${place}; add one to ${ownersFolder}/`,
    );
  }
  const families = [...new Set(fonts.map(({ family }) => family))];
  const lacks = (wanted: string) =>
    missingCharacters(
      text,
      fonts.filter(({ family }) => family === wanted),
    ).join('');
  const compiler = NodeCompiler.create({
    workspace: process.cwd(),
    fontArgs: [{ fontBlobs: fonts.map(({ data }) => data) }],
    inputs: {
      data: text,
      lacks: JSON.stringify(Object.fromEntries(families.map((family) => [family, lacks(family)]))),
    },
  });
  for (const [name, content] of Object.entries(files)) {
    compiler.mapShadow(join(dirname(mainFilePath), name), content);
  }
  const compiled = compiler.compile({ mainFilePath });
  const { result } = compiled;
  // A warning names a font that Typst cannot read, which would leave gaps in a preview.
  const problems = compiled.takeError() ?? compiled.takeWarnings();
  if (!result || problems) throw new Error(`${template}: ${JSON.stringify(problems?.shortDiagnostics)}`);
  return {
    pages: result.numOfPages,
    pdf: () => compiler.pdf(result, { pdfStandard: 'ua-1' }),
    svg: () => compiler.plainSvg(result),
  };
}
