import { environment } from './config.ts';

const known = Object.keys(environment.shape);
/** In short names, two letters make another word. */
const SHORT = 8;

/** Names that no setting has and that are nearly one: nobody reads them. Other programs’ names are not told. */
export function misspeltSettings(env: NodeJS.ProcessEnv): { name: string; meant: string }[] {
  return Object.keys(env)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((setting) => steps(name, setting) <= (setting.length < SHORT ? 1 : 2));
      return meant && !env[meant] ? [{ name, meant }] : [];
    });
}

/** How many letters have to be added, left out, changed or swapped to make one name of the other. */
function steps(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          rows[i - 1]![j]! + 1,
          row[j - 1]! + 1,
          rows[i - 1]![j - 1]! + (isSame ? 0 : 1),
          isSwapped ? rows[i - 2]![j - 2]! + 1 : Infinity,
        ),
      );
    }
    rows.push(row);
  }
  return rows.at(-1)!.at(-1)!;
}
