import type { BriefContent } from '../../content.ts';
import { scopeOf } from '../scope.ts';
import { type Pen, rowsOf, type Skeleton } from '../skeleton.ts';

/** The role of a persona as it is named everywhere in the brief. */
export function writeAudience(skeleton: Skeleton, pen: Pen): Pick<BriefContent, 'primaryAudience' | 'personas'> {
  const { kind } = rowsOf(skeleton);
  const { pains } = scopeOf(skeleton.level, skeleton.timeBoxDays);
  return {
    primaryAudience: pen.one(kind.audience),
    personas: skeleton.personas.map((persona, index) => {
      const user = kind.users[persona.user]!;
      return {
        name: persona.name,
        role: persona.role,
        age: persona.age,
        location: persona.location,
        goals: pen.some(user.goals, 2),
        painPoints: pen.some(user.pains, index === 0 ? 2 : pains),
        // The first always speaks; the others sometimes keep to what they do.
        ...(index === 0 || pen.random.chance(0.5) ? { quote: pen.one(user.quotes) } : {}),
      };
    }),
  };
}
