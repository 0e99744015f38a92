import { type ComponentType, lazy } from 'react';
import type { Answers as Part } from '../../features/brief/Answers.tsx';

const load = () => import('../../features/brief/Answers.tsx');

/**
 * The designs for a community brief. They are links that work as the server has drawn them; other briefs have none, and go without
 * the script. Their styles come with every brief (server/platform/pages/manifest.ts).
 */
export const Answers: ComponentType<Parameters<typeof Part>[0]> = import.meta.env.SSR
  ? (await load()).Answers
  : lazy(async () => ({ default: (await load()).Answers }));
