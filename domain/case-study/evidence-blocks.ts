import { verdicts, verdictWords } from '../critique/critique.ts';
import { links } from '../navigation/links.ts';
import { coverageState, framesLinked } from '../submission/coverage.ts';
import { cut } from '../text/cut.ts';
import { quoted } from '../text/quoted.ts';
import { emptyItem, type ItemState } from './blocks.ts';
import { isTall } from './cover.ts';
import { type Component, mediaAddress, newComponent, type Source } from './document.ts';
import type { Evidence } from './evidence.ts';
import { BLOCK_ITEMS_MAX, ITEM_TERM_MAX, ITEM_TEXT_MAX } from './limits.ts';

type NewId = () => string;
type Frame = Evidence['frames'][number];
type Asked = Evidence['requirements'][number];

/** Frames with notes that get a section each. */
const ALONE_MAX = 5;
const PINS_MAX = 8;
const FIGURES_MAX = 4;

export function fromDesign(kind: Source['kind'], label: string, designId: string, frameId?: string): Source {
  const end = frameId ? `#frame-${encodeURIComponent(frameId)}` : '';
  return { kind, label: cut(label, 200), href: `${links.submission(designId)}${end}`.slice(0, 300) };
}

/** Everything that is counted, in one row of figures; null where nothing is. */
export function glance({ requirements: asked, critique, builds, design }: Evidence, newId: NewId): Component | null {
  const shown = evidencedAmong(asked);
  const given = verdicts.filter((verdict) => critique.counts[verdict] > 0);
  const marks = given.map((verdict) => `${critique.counts[verdict]} ${verdictWords[verdict].toLowerCase()}`).join(', ');
  const approved = builds.flatMap((build) => build.approved);
  const fidelity = Math.min(...approved.map((one) => one.fidelity));
  const all: [string, string][] = [];
  if (shown > 0) all.push([`${shown} of ${asked.length}`, 'requirements of the brief are evidenced by frames']);
  if (critique.total > 0)
    all.push([
      `${critique.total}`,
      `${critique.total === 1 ? 'person' : 'people'} marked it against the brief: ${marks}`,
    ]);
  if (approved.length > 0) all.push([`${fidelity} of 100`, 'lowest fidelity of an approved frame of the build']);
  if (all.length === 0) return null;
  return newComponent('figures', newId, {
    items: all.slice(0, FIGURES_MAX).map(([term, text]) => emptyItem({ term, text })),
    caption: 'Counted by the records of this design: coverage, critiques, build review.',
    source: fromDesign('deliverable', 'Records of the design', design.id),
  });
}

/** The milestones that were reached, in their order; a question for each of the others. */
export function milestones(
  { milestones: all, brief, design }: Evidence,
  newId: NewId,
  ask: (question: string) => Component,
): (Component | null)[] {
  const done = all.filter(({ isDone }) => isDone);
  return [
    done.length > 0
      ? newComponent('timeline', newId, {
          items: done.slice(0, BLOCK_ITEMS_MAX / 2).map(({ title, percentage }) => line(`${percentage} %`, title)),
          source: {
            kind: 'milestone',
            label: 'Milestones',
            href: brief ? links.brief(brief.id) : links.submission(design.id),
          },
        })
      : null,
    ...all
      .filter(({ isDone }) => !isDone)
      .map(({ title, percentage }) => ask(`what became of ${quoted(title)}, planned for ${percentage} %?`)),
  ];
}

const stateOf = (asked: Asked) => coverageState({ ...asked, noteIds: [], frameIds: [...asked.frameIds] }, asked.text);

const evidencedAmong = (asked: readonly Asked[]) => asked.filter((one) => stateOf(one) === 'evidenced').length;

/** A table of what the brief asked for; null without a requirement that has an answer. */
export function requirements(
  { requirements: asked, frames, design }: Evidence,
  nameOf: (frame: string) => string,
  newId: NewId,
): Component | null {
  if (!asked.some(({ frameIds, arguedAway }) => frameIds.length > 0 || arguedAway.trim())) return null;
  const names = (ids: readonly string[]) =>
    frames
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => nameOf(name))
      .join(', ');
  const items = asked.slice(0, BLOCK_ITEMS_MAX).map((one) => {
    const { linked, of } = framesLinked({ ...one, noteIds: [] }, one.text);
    const count = linked > 0 && linked < of ? `${linked} of ${of} frames` : '';
    const isWhole = linked === of;
    // That a frame is linked does not say that the requirement is met.
    const state: ItemState = linked === 0 && stateOf(one) === 'argued' ? 'left-out' : '';
    return {
      ...line(one.text, [names(one.frameIds), count, isWhole ? '' : one.arguedAway.trim()].filter(Boolean).join('. ')),
      state,
    };
  });
  return newComponent('coverage', newId, {
    items,
    caption: `${evidencedAmong(asked)} of ${asked.length} requirements are evidenced by frames.`,
    source: fromDesign('deliverable', 'Coverage of the design', design.id),
  });
}

/**
 * The frames by their kind and size: the featured one with the solution, those with notes in sections of their own, the others in
 * twos and threes.
 */
export function screenBlocks({ frames, design }: Evidence, nameOf: (frame: string) => string, newId: NewId) {
  const source = (frame: Frame) =>
    fromDesign('annotation', `Notes on ${quoted(nameOf(frame.name))}`, design.id, frame.id);
  const picture = ({ mediaId, name }: Frame) => ({ imageUrl: mediaAddress(mediaId), alt: cut(nameOf(name), 200) });
  const [lead, ...rest] = frames.toSorted((a, b) => Number(b.isFeatured) - Number(a.isFeatured));
  const alone = rest.filter(({ pins, notes }) => pins.length + notes.length > 0).slice(0, ALONE_MAX);
  const others = rest.filter((frame) => !alone.includes(frame));

  const annotated = (frame: Frame) =>
    newComponent('annotated', newId, {
      pictures: [picture(frame)],
      items: frame.pins.slice(0, PINS_MAX).map(({ text, x, y }) => ({ ...line('', text), x, y })),
      caption: cut(frame.notes.join(' '), ITEM_TEXT_MAX / 2),
      source: source(frame),
    });
  const single = (frame: Frame, isLead = false) =>
    newComponent(isLead && !isTall(frame) ? 'full-bleed' : 'frame', newId, {
      pictures: [picture(frame)],
      device: isTall(frame) ? 'phone' : isLead ? 'none' : 'browser',
      mat: isLead && !isTall(frame) ? 0 : 1,
      caption: cut(frame.notes.join(' '), ITEM_TEXT_MAX / 2),
      source: source(frame),
    });
  const shown = (frame: Frame, isLead = false) => (frame.pins.length > 0 ? annotated(frame) : single(frame, isLead));

  const tall = others.filter(isTall);
  const grouped: Component[] = [];
  for (let at = 0; at < tall.length; at += 3) {
    const group = tall.slice(at, at + 3);
    if (group.length === 1) grouped.push(single(group[0]!));
    else
      grouped.push(
        newComponent('frames', newId, {
          pictures: group.map(picture),
          device: 'phone',
          mat: 1,
          source: source(group[0]!),
        }),
      );
  }
  return {
    lead: lead ? shown(lead, true) : null,
    alone: alone.map((frame) => ({ title: nameOf(frame.name), block: shown(frame) })),
    others: [...grouped, ...others.filter((frame) => !isTall(frame)).map((frame) => single(frame))],
  };
}

const line = (term: string, text: string) =>
  emptyItem({ term: cut(term, ITEM_TERM_MAX), text: cut(text, ITEM_TEXT_MAX) });
