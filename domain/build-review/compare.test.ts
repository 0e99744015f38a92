import { createHash } from 'node:crypto';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { numbersFrom, type Part, pixelsOf, pngOf, rasterOf, renderScreen, type Screen, svgOf } from '#test/screens.ts';
import { type Comparison, compare } from './compare.ts';
import type { Finding } from './findings.ts';
import type { Area, Raster } from './raster.ts';
import { shrink } from './shrink.ts';

const drawn = (screen: Screen, options?: { scale?: number; offset?: number }) => pixelsOf(svgOf(screen, options));
const found = ({ findings }: Comparison) => findings.map(({ kind }) => kind);

const CASES = 100;
const WORDED = 40;
/** Smallest share of generated cases that must be found with the right kind and place. */
const FOUND_MIN = 0.95;
const FALSE_MAX = 0.01;

type Fault = 'shift' | 'colour' | 'missing';
const faults: readonly Fault[] = ['shift', 'colour', 'missing'];

/** A screen with one fault in one part; the seed decides both. */
function faulty(seed: number): { screen: Screen; built: Screen; part: Part; fault: Fault; dx: number; dy: number } {
  const screen = renderScreen(seed);
  const next = numbersFrom(seed + 7000);
  const fault = faults[seed % faults.length]!;
  const part = screen.parts[Math.floor(next() * screen.parts.length)]!;
  const step = next() < 0.5 ? 8 : -8;
  const direction = next();
  const [dx, dy] = [direction < 0.4 || direction >= 0.8 ? step : 0, direction >= 0.4 ? step : 0];
  const changed: Record<Fault, Part[]> = {
    shift: [{ ...part, x: part.x + dx, y: part.y + dy }],
    colour: [{ ...part, fill: '#8a5fd0' }],
    missing: [],
  };
  const parts = screen.parts.flatMap((one) => (one === part ? changed[fault] : [one]));
  return { screen, built: { ...screen, parts }, part, fault, dx, dy };
}

/** Whether a place of the finding lies on the part. */
function isAt({ places }: Finding, part: Part, { width, height }: Screen): boolean {
  return places.some(
    (place) =>
      place.x * width < part.x + part.width &&
      (place.x + place.width) * width > part.x &&
      place.y * height < part.y + part.height &&
      (place.y + place.height) * height > part.y,
  );
}

test('WORK-10 an 8 px shift, a wrong colour and a missing block are found, each as what it is and where it is, in 100 made cases', {
  timeout: 180_000,
}, async () => {
  const unknown: string[] = [];
  for (let seed = 1; seed <= CASES; seed += 1) {
    const { screen, built, part, fault, dx, dy } = faulty(seed);
    const { findings, fidelity } = compare(drawn(screen), drawn(built));
    const finding = findings.find(({ kind }) => kind === fault);
    const isKnown =
      finding !== undefined &&
      fidelity < 100 &&
      isAt(finding, part, screen) &&
      (fault !== 'shift' || (finding.dx === dx && finding.dy === dy));
    if (!isKnown)
      unknown.push(
        `${seed}: ${fault} ${dx},${dy} of a ${part.kind} came out as ${findings.map((one) => `${one.kind} ${one.dx},${one.dy}`)}`,
      );
  }
  expect(unknown.length, unknown.join('\n')).toBeLessThanOrEqual(CASES * (1 - FOUND_MIN));
});

const texts = ({ parts }: Screen) => parts.filter(({ kind }) => kind === 'text');
const wordings: readonly ((words: string) => string)[] = [
  (words) => words.slice(0, Math.ceil(words.length * 0.6)),
  () => 'Orders, one by one',
  (words) => `${words} or later`,
  (words) => words.split(' ').slice(0, -1).join(' '),
];

test('WORK-10 a text that says less, more or something else is one text that differs, in 40 made cases', {
  timeout: 120_000,
}, () => {
  const unknown: string[] = [];
  for (let seed = 1; seed <= WORDED; seed += 1) {
    const screen = renderScreen(seed);
    const part = texts(screen)[seed % texts(screen).length]!;
    const words = wordings[seed % wordings.length]!(part.words!);
    const parts = screen.parts.map((one) => (one === part ? { ...one, words } : one));
    const { findings } = compare(drawn(screen), drawn({ ...screen, parts }));
    const [finding] = findings;
    if (findings.length !== 1 || finding?.kind !== 'text' || !isAt(finding, { ...part, width: screen.width }, screen))
      unknown.push(`${seed}: ${part.words} as ${words} came out as ${findings.map(({ kind }) => kind)}`);
  }
  expect(unknown.length, unknown.join('\n')).toBeLessThanOrEqual(WORDED * (1 - FOUND_MIN));
});

test('WORK-10 text that sits a pixel higher sits higher, and does not say something else', () => {
  const words = 'Order until nine in the evening. It waits for you.';
  for (const size of [16, 24, 32]) {
    const line: Part = { kind: 'text', x: 40, y: 60, width: 700, height: 40, fill: '#64706a', words, size };
    const screen: Screen = { width: 780, height: 200, ground: '#fbf6ec', parts: [line] };
    const { findings } = compare(drawn(screen), drawn({ ...screen, parts: [{ ...line, y: line.y - 1.3 }] }));
    expect(findings[0], `${size} px`).toMatchObject({ kind: 'shift', dx: 0 });
    expect(findings.map(({ kind }) => kind)).not.toContain('text');
  }
});

test('WORK-10 a drawing with a few strokes beside it is not a text as a whole', () => {
  const svg = (drawing: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#c9d6b8"/>${drawing}</svg>`;
  const loaf = (fill: string) => `<path d="M140 300c0 -120 60 -170 200 -170s200 50 200 170z" fill="${fill}"/>`;
  const cuts = [250, 310, 370].map((x) => `<path d="M${x} 260q20 -80 80 -90q-40 60 -50 110z" fill="#f3dcb4"/>`);
  const reeds = [60, 74, 88, 102, 116, 130].map((x) => `<path d="M${x} 180l6 120" stroke="#6f8a5c" stroke-width="3"/>`);
  const design = svg(loaf('#93551f') + reeds.join('') + cuts.join(''));
  expect(found(compare(pixelsOf(design), pixelsOf(svg(loaf('#b06c34')))))[0]).toBe('colour');
});

test('WORK-10 another ground is another colour and costs points of colour, also where it is nearly that of the cards', () => {
  for (const seed of [1, 2, 3])
    for (const ground of ['#f4f4f4', '#d0e8ff', '#101820']) {
      const screen = renderScreen(seed);
      const { findings, parts } = compare(drawn(screen), drawn({ ...screen, ground }));
      expect(findings.map(({ kind }) => kind)).toEqual(['colour']);
      expect(parts).toMatchObject({ layout: 100, content: 100 });
      expect(parts.colour).toBeLessThan(90);
    }
});

test('WORK-10 a missing button and three shorter texts cost what they are of the screen', () => {
  const screen = renderScreen(1);
  const shorter = new Set(texts(screen).slice(0, 3));
  const parts = screen.parts
    .slice(0, -1)
    .map((part) => (shorter.has(part) ? { ...part, words: part.words!.slice(0, part.words!.length / 2) } : part));
  const { findings, fidelity } = compare(drawn(screen), drawn({ ...screen, parts }));
  expect(findings.map(({ kind }) => kind)).toEqual(['missing', 'text', 'text', 'text']);
  expect(fidelity).toBeGreaterThan(80);
  expect(fidelity).toBeLessThan(95);
});

/** Two renderings of one screen that differ only at edges, in every way in which that happens. */
const aliasings: {
  name: string;
  pair: (screen: Screen, seed: number) => [Raster, Raster] | Promise<[Raster, Raster]>;
}[] = [
  // Every edge between the pixels.
  {
    name: 'offset',
    pair: (screen, seed) => [drawn(screen), drawn(screen, { offset: [0.25, 0.4, 0.6][seed % 3]! })],
  },
  { name: 'density', pair: (screen) => [drawn(screen), shrink(drawn(screen, { scale: 2 }), 2)] },
  { name: 'half density', pair: (screen) => [shrink(drawn(screen), 2), drawn(screen, { scale: 0.5 })] },
  // Another program that draws the same; it has no fonts.
  {
    name: 'rasterizer',
    pair: async (screen) => {
      const shapes = { ...screen, parts: screen.parts.filter(({ kind }) => kind !== 'text') };
      return [
        drawn(shapes),
        await rasterOf(
          await sharp(Buffer.from(svgOf(shapes)))
            .png()
            .toBuffer(),
        ),
      ];
    },
  },
];

test('WORK-10 anti-aliasing alone raises no finding, in 100 made cases of four kinds', {
  timeout: 180_000,
}, async () => {
  const wrong: string[] = [];
  for (let seed = 1; seed <= CASES; seed += 1) {
    const screen = renderScreen(seed);
    const { name, pair } = aliasings[seed % aliasings.length]!;
    const [design, build] = await pair(screen, seed);
    const { findings, fidelity } = compare(design, build);
    if (findings.length > 0 || fidelity < 100) wrong.push(`${seed}, ${name}: ${findings.map(({ kind }) => kind)}`);
  }
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(CASES * FALSE_MAX);
});

test('WORK-10 the identical picture has 100 and no findings, whatever it shows', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer(),
      (width, height, seed) => {
        const one = noise(width, height, seed);
        const { fidelity, parts, findings, differing } = compare(one, { ...one, data: one.data.slice() });
        expect({ fidelity, parts, findings, differing }).toEqual({
          fidelity: 100,
          parts: { layout: 100, colour: 100, content: 100 },
          findings: [],
          differing: 0,
        });
      },
    ),
    { numRuns: 40 },
  );
});

test('WORK-10 the same two pictures have the same score, findings and heat every time', async () => {
  for (let seed = 1; seed <= 6; seed += 1) {
    const { screen, built } = faulty(seed);
    const once = compare(drawn(screen), drawn(built));
    const again = compare(drawn(screen), drawn(built));
    expect(summed(again)).toEqual(summed(once));
  }
});

/** The heat map, half a million bytes, is replaced by its sum. */
const summed = ({ heat, ...rest }: Comparison) => ({
  ...rest,
  heat: { ...heat, data: createHash('sha256').update(heat.data).digest('hex') },
});

test('a score is a number from 0 to 100, and what was found is never worth 100', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (one, other) => {
      const { fidelity, parts, findings } = compare(noise(48, 40, one), noise(48, 52, other));
      for (const number of [fidelity, ...Object.values(parts).filter((one) => one !== null)]) {
        expect(Number.isInteger(number)).toBe(true);
        expect(number).toBeGreaterThanOrEqual(0);
        expect(number).toBeLessThanOrEqual(100);
      }
      expect(findings.length > 0).toBe(fidelity < 100);
    }),
    { numRuns: 40 },
  );
});

test('what lies in an ignored area costs nothing', async () => {
  const { screen, built, part } = faulty(2);
  const [design, build] = [drawn(screen), drawn(built)];
  expect(compare(design, build).fidelity).toBeLessThan(100);
  const area: Area = {
    x: (part.x - 20) / screen.width,
    y: (part.y - 20) / screen.height,
    width: (part.width + 200) / screen.width,
    height: (part.height + 40) / screen.height,
  };
  expect(compare(design, build, { ignored: [area] })).toMatchObject({ fidelity: 100, findings: [] });
});

test('what only the build has, an edge that moved and another text are told apart', async () => {
  const screen = renderScreen(11);
  const design = drawn(screen);
  const with_ = async (parts: Part[]) => compare(design, drawn({ ...screen, parts }));
  const added: Part = { kind: 'button', x: 500, y: 90, width: 100, height: 60, fill: '#8a5fd0' };
  expect(found(await with_([...screen.parts, added]))).toEqual(['extra']);
  const button = screen.parts.at(-1)!;
  const wider = await with_([...screen.parts.slice(0, -1), { ...button, kind: 'card', width: button.width + 20 }]);
  expect(found(wider)).toContain('size');
  const retold = screen.parts.map((part, n) => (n === 0 ? { ...part, words: 'Something else' } : part));
  expect(found(await with_(retold))).toEqual(['text']);
});

test('differences that lie close together are findings of their own where each has a cause of its own', () => {
  const part = { kind: 'button', width: 120, height: 60, fill: '#17402f' } as const;
  const screen: Screen = {
    width: 640,
    height: 400,
    ground: '#ffffff',
    parts: [
      { ...part, x: 40, y: 60 },
      { ...part, x: 170, y: 60 },
    ],
  };
  const [first, second] = screen.parts as [Part, Part];
  const { findings } = compare(
    drawn(screen),
    drawn({
      ...screen,
      parts: [
        { ...first, fill: '#c0307a' },
        { ...second, y: 68 },
      ],
    }),
  );
  // The largest is the first.
  expect(findings.map(({ kind }) => kind)).toEqual(['colour', 'shift']);
  expect(findings.map(({ places }) => places.length)).toEqual([1, 1]);
});

test('layout and colour are not measured where the build shows something else altogether', () => {
  expect(compare(noise(96, 80, 1), noise(96, 80, 2)).parts).toEqual({
    layout: null,
    colour: null,
    content: expect.any(Number),
  });
  const { screen, built } = faulty(2);
  expect(compare(drawn(screen), drawn(built)).parts).toMatchObject({
    layout: expect.any(Number),
    colour: expect.any(Number),
  });
});

test('WORK-10 a picture of something else has no points for layout or colour, also where it is shorter', () => {
  const design = drawn(renderScreen(1));
  const blue = (height: number): Raster => {
    const data = new Uint8Array(design.width * height * 4);
    for (let n = 0; n < data.length; n += 4) data.set([20, 90, 200, 255], n);
    return { width: design.width, height, data };
  };
  for (const height of [design.height, design.height / 2]) {
    const { fidelity, parts } = compare(design, blue(height));
    expect({ fidelity, parts }).toEqual({ fidelity: 0, parts: { layout: null, colour: null, content: 0 } });
  }
});

/** Long moves, none along an axis. */
const moves = [
  [24, 16],
  [-24, 16],
  [24, -16],
  [40, 24],
  [32, -40],
] as const;

test('WORK-10 a part that moved far and aslant moved, by how far it moved, and costs points of layout', () => {
  for (let seed = 1; seed <= 5; seed += 1) {
    const screen = renderScreen(seed);
    for (const [dx, dy] of moves) {
      const parts = screen.parts.map((part, n) => (n === 0 ? { ...part, x: part.x + dx, y: part.y + dy } : part));
      const { findings, parts: points } = compare(drawn(screen), drawn({ ...screen, parts }));
      expect(findings, `${seed}: ${dx},${dy}`).toMatchObject([{ kind: 'shift', dx, dy }]);
      expect(points.layout).toBeLessThan(100);
      expect(points).toMatchObject({ colour: 100, content: 100 });
    }
  }
});

test('things of one cause are one finding: everything below a longer heading stands lower', async () => {
  const screen = renderScreen(3);
  const lower = screen.parts.map((part, n) => (n > 1 ? { ...part, y: part.y + 12 } : part));
  const { findings } = compare(drawn(screen), drawn({ ...screen, parts: lower }));
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ kind: 'shift', dx: 0, dy: 12 });
  expect(findings[0]!.places.length).toBeGreaterThan(2);
});

test('a build that ends earlier or later says by how much', async () => {
  const screen = renderScreen(5);
  const design = drawn(screen);
  const cut: Raster = { ...design, height: 700, data: design.data.slice(0, 700 * design.width * 4) };
  expect(compare(design, cut).findings).toMatchObject([{ kind: 'height', px: 100, dy: -100 }]);
  expect(compare(cut, design).findings).toMatchObject([{ kind: 'height', px: 100, dy: 100 }]);
  expect(compare(design, cut).fidelity).toBeLessThan(100);
  const half: Raster = { ...design, height: 400, data: design.data.slice(0, 400 * design.width * 4) };
  expect(compare(design, half).fidelity, 'half of it is not there').toBeLessThan(75);
});

test('the end that one of them lacks costs nothing only where the ignored area covers all of it', () => {
  const design = drawn(renderScreen(5));
  const cut: Raster = { ...design, height: 700, data: design.data.slice(0, 700 * design.width * 4) };
  const kinds = (area: Area) => compare(design, cut, { ignored: [area] }).findings.map(({ kind }) => kind);
  const end = { x: 0, y: 700 / design.height, width: 1, height: 100 / design.height };
  expect(kinds(end)).toEqual([]);
  for (const less of [{ x: 0.1 }, { width: 0.9 }, { y: end.y + 0.01 }, { height: end.height / 2 }])
    expect(kinds({ ...end, ...less })).toEqual(['height']);
  expect(compare(cut, design, { ignored: [{ x: 0, y: 0.9, width: 1, height: 0.1 }] }).findings).toEqual([]);
});

test('a JPEG of the same screen loses little, and a wrong colour in it is still found', async () => {
  const { screen, built } = faulty(4);
  const asJpeg = async (one: Screen) =>
    rasterOf(
      await sharp(pngOf(svgOf(one)))
        .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
        .toBuffer(),
    );
  const design = drawn(screen);
  expect(compare(design, await asJpeg(screen), { strictness: 'compressed' })).toMatchObject({
    fidelity: 100,
    findings: [],
  });
  expect(found(compare(design, await asJpeg(built), { strictness: 'compressed' }))).toContain('colour');
});

test('WORK-10 of thousands of differences the largest are judged and the others counted, which takes no minutes', {
  timeout: 60_000,
}, () => {
  const { findings, more, fidelity, parts } = compare(specks([255, 255, 255]), specks([160, 20, 90]));
  expect(findings).toHaveLength(24);
  expect(more).toBe(50 * 262 - 24);
  expect(parts.content).toBe(fidelity);
});

/** Small squares of one colour on white. */
function specks(color: readonly number[]): Raster {
  const [width, height] = [800, 262 * 16];
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if (x % 16 < 4 && y % 16 < 4) data.set(color, (y * width + x) * 4);
  return { width, height, data };
}

test('pictures of two widths are not compared', () => {
  expect(() => compare(noise(8, 8, 1), noise(9, 8, 1))).toThrow('one width');
});

function noise(width: number, height: number, seed: number): Raster {
  const next = numbersFrom(seed);
  const data = Uint8Array.from({ length: width * height * 4 }, (_, n) =>
    n % 4 === 3 ? 255 : Math.floor(next() * 256),
  );
  return { width, height, data };
}
