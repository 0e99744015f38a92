import { type Config, readConfig } from '../../../server/config.ts';
import { VERSION } from '../../../server/version.ts';
import { checkAddress } from './check-address.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkFigma } from './check-figma.ts';
import { checkMail } from './check-mail.ts';
import { checkModel } from './check-model.ts';
import { checkNames } from './check-names.ts';
import { checkProviders } from './check-providers.ts';
import { checkStorage } from './check-storage.ts';
import { type Finding, reasonOf } from './finding.ts';

type Check = (config: Config) => Promise<Finding[]>;

const checks: Record<string, Check> = {
  database: checkDatabase,
  storage: checkStorage,
  disk: checkDisk,
  'sign-in': checkProviders,
  mail: checkMail,
  model: checkModel,
  figma: checkFigma,
  address: checkAddress,
};

/** Checks everything that the settings name. The order is that of the list above. */
export async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const { config, findings: first } = readSettings(env);
  const findings = [...first, ...checkNames(env)];
  if (!config) return findings;
  const found = await Promise.all(
    Object.entries(checks).map(([of, check]) =>
      check(config).catch((error: unknown): Finding[] => [{ of, state: 'bad', says: reasonOf(error) }]),
    ),
  );
  return [...findings, ...found.flat()];
}

function readSettings(env: NodeJS.ProcessEnv): { config: Config | null; findings: Finding[] } {
  const of = 'settings';
  try {
    const config = readConfig(env);
    if (config.isProduction) return { config, findings: [{ of, state: 'good', says: 'All can be used.' }] };
    const says = 'NODE_ENV is not production, so unsafe settings are accepted.';
    const todo = 'Set NODE_ENV=production where other people use it, and run the doctor with the same settings.';
    return { config, findings: [{ of, state: 'warn', says, todo }] };
  } catch (error) {
    const todo = 'Correct these settings. Nothing else was checked.';
    return { config: null, findings: [{ of, state: 'bad', says: (error as Error).message, todo }] };
  }
}

export function inWords(findings: Finding[]): { text: string; isGood: boolean } {
  const lines = findings.flatMap(({ of, state, says, todo }) => [
    `${state.padEnd(4)}  ${of.padEnd(9)}  ${says.replaceAll('\n', `\n${' '.repeat(17)}`)}`,
    ...(todo ? [`${' '.repeat(17)}→ ${todo}`] : []),
  ]);
  const bad = findings.filter(({ state }) => state === 'bad').length;
  const warned = findings.filter(({ state }) => state === 'warn').length;
  lines.push('', `${bad} bad, ${warned} to look at, ${findings.length - bad - warned} good.`);
  return { text: [`Brief Foundry ${VERSION}`, '', ...lines].join('\n'), isGood: bad === 0 };
}
