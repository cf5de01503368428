import ts from 'typescript';

export interface Import {
  specifier: string;
  kind: 'static' | 'dynamic' | 'type';
}

/** Every import, re-export and import() of a script or of the scripts inside an .astro file. */
export function readImports(text: string, file: string): Import[] {
  return takeScripts(text, file).flatMap((script) => {
    const source = ts.createSourceFile(
      'script.tsx',
      script,
      ts.ScriptTarget.Latest,
      false,
      ts.ScriptKind.TSX,
    );
    const found: Import[] = [];
    const visit = (node: ts.Node): void => {
      const each = readImport(node);
      if (each) found.push(each);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

function takeScripts(text: string, file: string): string[] {
  if (!file.endsWith('.astro')) return [text];
  const frontmatter = text.match(/^---\n(.*?)\n---/s)?.[1] ?? '';
  const scripts = [...text.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)].map((match) => match[1] ?? '');
  return [frontmatter, ...scripts];
}

function readImport(node: ts.Node): Import | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    const specifier = literal(node.moduleSpecifier);
    return specifier === undefined ? undefined : { specifier, kind: isTypeOnly(node) ? 'type' : 'static' };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const specifier = literal(node.arguments[0]);
    return specifier === undefined ? undefined : { specifier, kind: 'dynamic' };
  }
  return undefined;
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (!clause) return false;
  const bindings = clause.namedBindings;
  const allTypes =
    !clause.name &&
    bindings !== undefined &&
    ts.isNamedImports(bindings) &&
    bindings.elements.every((element) => element.isTypeOnly);
  return clause.phaseModifier === ts.SyntaxKind.TypeKeyword || allTypes;
}

function literal(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}
