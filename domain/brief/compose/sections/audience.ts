import type { BriefContent } from '../../content.ts';
import { scopeOf } from '../scope.ts';
import { type Pen, rowsOf, type Skeleton } from '../skeleton.ts';
import { inner } from './cues.ts';

/** The persona's role, with the same words in the whole brief. */
export function writeAudience(skeleton: Skeleton, pen: Pen): Pick<BriefContent, 'primaryAudience' | 'personas'> {
  const { kind } = rowsOf(skeleton);
  const { told } = scopeOf(skeleton.level, skeleton.timeBoxDays);
  return {
    primaryAudience: pen.one(kind.audience),
    personas: skeleton.personas.map((persona, index) => {
      const user = kind.users[persona.user]!;
      return {
        name: persona.name,
        role: persona.role,
        age: persona.age,
        location: persona.location,
        goals: pen.some(user.goals, index === 0 ? 2 : told),
        painPoints: pen.some(user.pains, index === 0 ? 2 : told),
        // The first persona always has a quote, the second sometimes.
        ...(index === 0 || (index === 1 && pen.random.chance(0.5)) ? { quote: inner(pen.one(user.quotes)) } : {}),
      };
    }),
  };
}
