import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

const PLACE = /(file:\/\/[^\s():]+\.js):(\d+):(\d+)/g;
const maps = new Map<string, SourceMap | null>();

/**
 * A stack that points into the built server, pointing at the sources. The maps are read when something has broken: Node's own
 * support would read them at every start, which costs 100 ms and 10 MB.
 */
export function atSource(stack: string): string {
  return stack.replaceAll(PLACE, (place, file: string, line, column) => {
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return place;
    return `${new URL(origin.fileName, file).href}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

function mapOf(file: string): SourceMap | null {
  let map = maps.get(file);
  if (map === undefined) {
    const path = `${fileURLToPath(file)}.map`;
    map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null;
    maps.set(file, map);
  }
  return map;
}
