import { type ComponentType, lazy } from 'react';
// What the server has drawn is styled before its script comes.
import '../../features/brief/Answers.module.css';
import '../../ui/Picture.module.css';
import '../../ui/WorkCard.module.css';
import type { Answers as Part } from '../../features/brief/Answers.tsx';

const load = () => import('../../features/brief/Answers.tsx');

/**
 * The designs for a community brief. They are links that work as the server has drawn them; other briefs have none, and go without
 * the script.
 */
export const Answers: ComponentType<Parameters<typeof Part>[0]> = import.meta.env.SSR
  ? (await load()).Answers
  : lazy(async () => ({ default: (await load()).Answers }));
