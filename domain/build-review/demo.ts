import { demoWorkspace } from '../workspace/demo.ts';
import type { Finding } from './findings.ts';
import type { ReviewState, Verdict } from './review.ts';

/** The result of comparing the sample's pictures in web/public; a test repeats the comparison. */
const results = {
  board: {
    fidelity: 94,
    parts: { layout: 95, colour: 99, content: 99 },
    differing: 1.2,
    findings: [
      {
        number: 1,
        kind: 'shift',
        places: [
          { x: 0.2974, y: 0.077, width: 0.2513, height: 0.0367 },
          { x: 0.0615, y: 0.0782, width: 0.2154, height: 0.0355 },
        ],
        dx: 0,
        dy: -10,
        px: 0,
        from: '#34261b',
        to: '#34261b',
      },
      {
        number: 2,
        kind: 'missing',
        places: [{ x: 0.4103, y: 0.8323, width: 0.4872, height: 0.0089 }],
        dx: 0,
        dy: 0,
        px: 0,
        from: '#eadbbd',
        to: '#fffaf0',
      },
      {
        number: 3,
        kind: 'colour',
        places: [{ x: 0.4115, y: 0.2767, width: 0.2692, height: 0.0113 }],
        dx: 0,
        dy: 0,
        px: 0,
        from: '#a44c33',
        to: '#cc7b5b',
      },
    ],
    more: 0,
  },
  basket: {
    fidelity: 89,
    parts: { layout: 100, colour: 100, content: 89 },
    differing: 12.1,
    findings: [
      {
        number: 1,
        kind: 'missing',
        places: [{ x: 0.0513, y: 0.4562, width: 0.8974, height: 0.1363 }],
        dx: 0,
        dy: 0,
        px: 0,
        from: '#fce3b5',
        to: '#f6e9d7',
      },
    ],
    more: 0,
  },
  shelf: { fidelity: 100, parts: { layout: 100, colour: 100, content: 100 }, differing: 0, findings: [], more: 0 },
};

const DESIGN_HEIGHT = 1688;
const WIDTH = 780;

type Frame = (typeof demoWorkspace.frames)[number];
type Built = keyof typeof results;

const pictureOf = (name: string, n: number): Frame['picture'] => ({
  mediaId: `00000000-0000-7000-8000-00000000b00${n}`,
  state: 'ready',
  width: WIDTH,
  height: DESIGN_HEIGHT,
  colors: ['#b5402a', '#f5ead8'],
  sources: [{ type: 'image/webp', width: WIDTH, url: name }],
});

interface DemoAnswers {
  state: ReviewState;
  round: number;
  addedAt: string;
  decidedAt: string | null;
  note: string;
  verdicts: Verdict[];
}

const answersByBuild: Record<Built, DemoAnswers> = {
  board: {
    state: 'to_review',
    round: 2,
    addedAt: '2026-11-20T09:12:00.000Z',
    decidedAt: null,
    note: '',
    verdicts: [],
  },
  basket: {
    state: 'returned',
    round: 1,
    addedAt: '2026-11-18T17:40:00.000Z',
    decidedAt: '2026-11-18T19:05:00.000Z',
    note: 'The yellow box is the whole point. If you have to cut something, cut the tab bar.',
    verdicts: [{ finding: 1, verdict: 'returned', note: 'It answers the one question people ask in the shop.' }],
  },
  shelf: {
    state: 'approved',
    round: 1,
    addedAt: '2026-11-19T08:02:00.000Z',
    decidedAt: '2026-11-19T12:30:00.000Z',
    note: '',
    verdicts: [],
  },
};

function current(frame: Frame, n: number) {
  const built = frame.id as Built;
  if (!(built in results)) return null;
  const { findings, ...result } = results[built];
  const name = built === 'shelf' ? '/demo-shelf.webp' : `/demo-${built}-build.webp`;
  return {
    id: `00000000-0000-7000-8000-00000000e00${n}`,
    frameId: frame.id,
    frameName: frame.name,
    design: frame.picture,
    build: pictureOf(name, n),
    ignored: [],
    revision: 1,
    heatUrl: built === 'shelf' ? null : `/demo-${built}-heat.png`,
    result: {
      ...result,
      findings: findings as Finding[],
      width: WIDTH,
      designHeight: DESIGN_HEIGHT,
      buildHeight: DESIGN_HEIGHT,
      isCompressed: false,
    },
    ...answersByBuild[built],
  };
}

/** The sample review under /workspace/demo/review. Nothing of it is stored; the person plays the designer. */
export const demoReviews = {
  id: demoWorkspace.id,
  designId: demoWorkspace.designId,
  isDemo: true,
  title: demoWorkspace.title,
  designer: demoWorkspace.designer,
  developer: demoWorkspace.developer,
  iAm: 'designer' as const,
  status: demoWorkspace.status,
  frames: demoWorkspace.frames.map((frame, n) => ({
    id: frame.id,
    name: frame.name,
    picture: frame.picture,
    current: current(frame, n),
    earlier: [],
  })),
  eventsUntil: 0,
};

/** The review's summary in the sample workspace. */
export const demoReviewSummary = {
  framesBuilt: Object.keys(answersByBuild).length,
  openFrames: [],
  framesToReview: 0,
  foremost: summaryOf('board'),
};

function summaryOf(id: Built) {
  const frame = demoWorkspace.frames.findIndex((one) => one.id === id);
  const { frameName, state, design, build, result, verdicts } = current(demoWorkspace.frames[frame]!, frame)!;
  const { fidelity, findings } = result;
  return { frameName, state, design, build, fidelity, findings: findings.length, decided: verdicts.length };
}
