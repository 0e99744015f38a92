import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { type Place, place } from './place.ts';

type Placed = Place & { id: string };
type Drag = Placed & { fromX: number; fromY: number; hasMoved: boolean };

/** A press that moves less than this is not a drag. */
const SLACK_PX = 4;
const arrows: Record<string, Place> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Moves pins by pointer and arrow keys. Positions are relative to the `picture` element. */
export function useMovingPin(picture: () => Element, onMove: (id: string, at: Place) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [announcement, setAnnouncement] = useState('');

  function move(event: PointerEvent, pin: Placed) {
    if (drag?.id !== pin.id) return;
    const [byX, byY] = [event.clientX - drag.fromX, event.clientY - drag.fromY];
    if (!drag.hasMoved && Math.hypot(byX, byY) < SLACK_PX) return;
    const { width, height } = picture().getBoundingClientRect();
    setDrag({
      ...drag,
      hasMoved: true,
      x: place(pin.x + (byX / width) * 100),
      y: place(pin.y + (byY / height) * 100),
    });
  }
  const handlers = (pin: Placed) => ({
    onPointerDown(event: PointerEvent<SVGGElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id: pin.id, x: pin.x, y: pin.y, fromX: event.clientX, fromY: event.clientY, hasMoved: false });
    },
    onPointerMove: (event: PointerEvent) => move(event, pin),
    onPointerUp() {
      if (drag?.id === pin.id && drag.hasMoved) onMove(pin.id, { x: drag.x, y: drag.y });
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  /** @returns whether the key was an arrow */
  function nudge({ key, shiftKey }: KeyboardEvent, pin: Placed, number: number): boolean {
    const arrow = arrows[key];
    if (!arrow) return false;
    const far = shiftKey ? 5 : 1;
    const at = { x: place(pin.x + arrow.x * far), y: place(pin.y + arrow.y * far) };
    onMove(pin.id, at);
    setAnnouncement(`Pin ${number} at ${at.x} percent across, ${at.y} percent down`);
    return true;
  }
  return {
    placeOf: (pin: Placed): Place => (drag?.id === pin.id ? drag : pin),
    handlers,
    nudge,
    announcement,
  };
}
