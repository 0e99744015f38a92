import { misspeltSettings } from '../../../server/misspelt-settings.ts';
import type { Finding } from './finding.ts';

export function checkNames(env: NodeJS.ProcessEnv): Finding[] {
  return misspeltSettings(env).map(({ name, meant }) => ({
    of: 'settings',
    state: 'warn',
    says: `${name} is no setting.`,
    todo: `Rename it to ${meant}, if that is what it is for.`,
  }));
}
