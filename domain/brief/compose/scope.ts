import type { LevelId } from '../../catalog/levels.ts';

/** The scope of a brief. Numbers count items in the brief. */
export interface Scope {
  goals: number;
  measures: number;
  personas: number;
  /** Goals of each persona after the first one, which always has two; obstacles have the same number. */
  told: number;
  stakeholders: number;
  constraints: number;
  nonGoals: number;
  unknowns: number;
  features: number;
  deliverables: number;
  /** Highest number of requirements in one deliverable. */
  requirements: number;
  usps: number;
  twistShare: number;
}

const byLevel: Record<LevelId, Scope> = {
  foundation: {
    goals: 3,
    measures: 2,
    personas: 2,
    told: 2,
    stakeholders: 2,
    constraints: 3,
    nonGoals: 2,
    unknowns: 1,
    features: 4,
    deliverables: 2,
    requirements: 3,
    usps: 2,
    twistShare: 0.5,
  },
  professional: {
    goals: 3,
    measures: 2,
    personas: 2,
    told: 2,
    stakeholders: 3,
    constraints: 4,
    nonGoals: 3,
    unknowns: 2,
    features: 5,
    deliverables: 3,
    requirements: 4,
    usps: 3,
    twistShare: 1,
  },
  stretch: {
    goals: 4,
    measures: 2,
    personas: 3,
    told: 1,
    stakeholders: 4,
    constraints: 5,
    nonGoals: 3,
    unknowns: 3,
    features: 6,
    deliverables: 4,
    requirements: 4,
    usps: 2,
    twistShare: 1,
  },
};

/** A short time box reduces the scope; a long one adds a deliverable. */
export function scopeOf(level: LevelId, timeBoxDays: number | null): Scope {
  const scope = byLevel[level];
  if (timeBoxDays === null) return scope;
  if (timeBoxDays <= 3) {
    return {
      ...scope,
      features: Math.min(4, scope.features),
      deliverables: Math.min(2, scope.deliverables),
      requirements: 3,
    };
  }
  if (timeBoxDays <= 7) return { ...scope, deliverables: Math.min(3, scope.deliverables) };
  if (timeBoxDays >= 30) return { ...scope, deliverables: Math.min(4, scope.deliverables + 1) };
  return scope;
}
