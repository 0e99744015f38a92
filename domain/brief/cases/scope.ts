import type { LevelId } from '../../catalog/levels.ts';
import type { Random } from '../../random.ts';

/** How much a brief holds. Numbers count items in the brief. */
export interface Scope {
  /** Beginners work on one surface. */
  oneSurface: boolean;
  features: number;
  personas: number;
  stakeholders: number;
  constraints: number;
  nonGoals: number;
  unknowns: number;
  sellingPoints: number;
  /** Frames to hand in, as far as features and constraints do not need more. */
  frames: number;
}

const BY_LEVEL: Record<LevelId, Scope> = {
  foundation: {
    oneSurface: true,
    features: 3,
    personas: 2,
    stakeholders: 2,
    constraints: 3,
    nonGoals: 2,
    unknowns: 1,
    sellingPoints: 2,
    frames: 6,
  },
  professional: {
    oneSurface: false,
    features: 4,
    personas: 3,
    stakeholders: 3,
    constraints: 3,
    nonGoals: 2,
    unknowns: 1,
    sellingPoints: 2,
    frames: 8,
  },
  stretch: {
    oneSurface: false,
    features: 4,
    personas: 3,
    stakeholders: 3,
    constraints: 3,
    nonGoals: 2,
    unknowns: 2,
    sellingPoints: 2,
    frames: 8,
  },
};

/** The time box limits the frames, and a short one the features too. Not all briefs of a level ask for as many frames. */
export function scopeOf(level: LevelId, timeBoxDays: number | null, random: Random): Scope {
  const scope = { ...BY_LEVEL[level], frames: BY_LEVEL[level].frames - random.int(0, 1) };
  if (timeBoxDays === null) return scope;
  if (timeBoxDays <= 3)
    return { ...scope, features: Math.min(3, scope.features), constraints: 3, frames: Math.min(6, scope.frames) };
  if (timeBoxDays <= 7) return { ...scope, frames: Math.min(8, scope.frames) };
  return scope;
}
