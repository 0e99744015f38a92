import type { BuildStatus } from './build-status.ts';
import type { ActivityType } from './workspace.ts';

const designer = { handle: 'ines-marau', displayName: 'Ines Marau' };
const developer = { handle: 'kei-brandt', displayName: 'Kei Brandt' };

interface Note {
  id: string;
  text: string;
}
/** What the designer noted on a frame, as [percent from the left, percent from the top, words]. */
const noted: Record<string, readonly (readonly [x: number, y: number, text: string])[]> = {
  bake: [
    [20, 69.5, 'When before what: the three times of this loaf, chosen before the amount.'],
    [68, 80.6, 'The button says the amount and the favour. Nothing is paid here.'],
  ],
  basket: [
    [50, 51.5, 'Two bakes would be two visits. The shop offers to hold the earlier one; no warning needed.'],
    [50, 78, 'One time on the button, the later of the two.'],
  ],
  shelf: [[30, 76.3, 'Held on the phone, so it is there without signal at the Quay.']],
};

const frames = [
  { id: 'window', name: 'Shop window', width: 1600, height: 1200 },
  { id: 'board', name: 'Bake board', width: 780, height: 1688 },
  { id: 'bake', name: 'One bake', width: 780, height: 1688 },
  { id: 'basket', name: 'Basket', width: 780, height: 1688 },
  { id: 'shelf', name: 'Ready on the shelf', width: 780, height: 1688 },
  { id: 'plan', name: 'Baker’s plan', width: 1600, height: 1200 },
];

const said = (n: number, role: 'designer' | 'developer', createdAt: string, text: string) => ({
  id: `00000000-0000-7000-8000-00000000c0${String(n).padStart(2, '0')}`,
  author: role === 'designer' ? designer : developer,
  role,
  text,
  createdAt,
});

interface Metadata {
  status?: BuildStatus;
  message?: string;
  url?: string;
}
const happened = (
  n: number,
  type: ActivityType,
  role: 'designer' | 'developer',
  createdAt: string,
  content: string,
  metadata: Metadata = {},
) => ({
  id: `00000000-0000-7000-8000-00000000ac${String(n).padStart(2, '0')}`,
  type,
  actor: { ...(role === 'designer' ? designer : developer), role },
  content,
  metadata,
  createdAt,
});

const STARTED = '2026-11-02T11:47:00.000Z';

/**
 * The sample project that any signed-in person may try under /workspace/demo, in the shape of the contract's workspace. Nothing of
 * it is stored; the person plays the developer.
 */
export const demoWorkspace = {
  id: '00000000-0000-7000-8000-00000000de30',
  designId: 'demo',
  isDemo: true,
  title: 'Saltmarsh: tomorrow’s bread, kept',
  designer,
  developer,
  iAm: 'developer' as const,
  industry: 'food' as const,
  styles: ['retro' as const],
  figmaLink: null,
  frames: frames.map(({ id, name, width, height }, n) => ({
    id,
    name,
    picture: {
      mediaId: `00000000-0000-7000-8000-00000000f00${n}`,
      state: 'ready' as const,
      width,
      height,
      colors: ['#b5402a', '#f5ead8'],
      sources: [{ type: 'image/webp' as const, width, url: `/demo-${id}.webp` }],
    },
    notes: {
      pins: (noted[id] ?? []).map(([x, y, text], pin) => ({ id: `${id}-${pin}`, x, y, text })),
      general: [] as Note[],
    },
  })),
  brief: {
    id: '00000000-0000-7000-8000-00000000b1ef',
    docket: 'BF20260417',
    title: 'Bread that waits',
    industry: 'food' as const,
    projectDescription:
      'Saltmarsh bakes three times a day in one oven, and by ten the loaf people came for is gone. Regulars should be able to have one kept for them, without a bakery of two people becoming a call centre.',
    plotTwist: 'From next month half of the orders are for two loaves of two bakes, and nobody wants to come twice.' as
      | string
      | null,
    deliverables: [
      {
        title: 'The bake board',
        requirements: ['Times before products', 'How many are left, said without red until it matters'],
      },
      { title: 'The basket', requirements: ['One time for everything in it', 'Works on a phone without signal'] },
    ],
    isReadable: false,
  },
  approach:
    'I spent a morning in a bakery before drawing anything. People do not ask what there is. They ask if it is out yet. So the board is sorted by oven time and the product comes second.',
  challenges:
    'Two loaves from two bakes are two visits. In the end the shop simply offers to hold the first loaf until the second is ready.',
  resources: 'Caprasimo and Baloo 2. A paper roll with a week of orders. Two patient regulars at Mill Lane.',
  handoffNotes:
    'Everything sits on a 4 px unit. Times are data, never pictures. Card radius 20, buttons are full pills.',
  assetsLink: null,
  scope: 'All frames of “Saltmarsh: tomorrow’s bread, kept”, as they are in the workspace.',
  status: 'building' as BuildStatus,
  stages: { planning: STARTED, building: '2026-11-04T10:02:00.000Z' as string | null, complete: null as string | null },
  links: { demoUrl: 'https://saltmarsh-preview.example/' as string | null, repoUrl: null as string | null },
  comments: [
    said(
      1,
      'designer',
      '2026-11-03T18:31:00.000Z',
      'On Basket, the yellow box is the whole point. If you have to cut something, cut the tab bar.',
    ),
    said(2, 'developer', '2026-11-03T18:40:00.000Z', 'Keeping both. What happens when three bakes are in one order?'),
    said(3, 'designer', '2026-11-03T18:44:00.000Z', 'Hold everything until the last one. Same sentence, latest time.'),
    said(
      4,
      'developer',
      '2026-11-05T14:12:00.000Z',
      'Bake board is live on the preview. Slots reorder when a bake sells out, with no jump for screen readers.',
    ),
    said(
      5,
      'designer',
      '2026-11-05T14:20:00.000Z',
      'Looks right on my phone. The bar under “4 left” could be 2 px taller.',
    ),
  ],
  commentCount: 5,
  activity: [
    happened(5, 'commit', 'developer', '2026-11-05T14:10:00.000Z', 'pushed 3 commits to bake-board'),
    happened(4, 'status_change', 'developer', '2026-11-04T10:02:00.000Z', 'moved the status to Building', {
      status: 'building',
    }),
    happened(3, 'deploy', 'developer', '2026-11-04T09:58:00.000Z', 'deployed a preview', {
      url: 'https://saltmarsh-preview.example/',
    }),
    happened(2, 'feedback', 'designer', '2026-11-03T18:31:00.000Z', 'left feedback on Basket'),
    happened(1, 'claim', 'developer', STARTED, 'claimed this design'),
  ],
  activityCount: 5,
  lapsesAt: null as string | null,
  eventsUntil: 0,
};
