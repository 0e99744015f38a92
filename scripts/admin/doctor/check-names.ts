import { misspeltSettings } from '../../../server/misspelt-settings.ts';
import type { Finding } from './finding.ts';

/** Names of settings that do nothing: misspelt ones, and those of a model that is not turned on. */
export function checkNames(env: NodeJS.ProcessEnv): Finding[] {
  const misspelt = misspeltSettings(env).map(
    ({ name, meant }): Finding => ({
      of: 'settings',
      state: 'warn',
      says: `${name} is no setting.`,
      todo: `Rename it to ${meant}, if that is what it is for.`,
    }),
  );
  return [...misspelt, ...idleModel(env)];
}

function idleModel(env: NodeJS.ProcessEnv): Finding[] {
  const given = ['MODEL_NAME', 'MODEL_API_KEY'].filter((name) => env[name]);
  if (given.length === 0 || env.MODEL_VENDOR || env.MODEL_BASE_URL) return [];
  const says = `${given.join(' and ')} without MODEL_VENDOR or MODEL_BASE_URL: no model is turned on.`;
  return [{ of: 'model', state: 'warn', says, todo: 'Set one of the two, or leave the rest out.' }];
}
