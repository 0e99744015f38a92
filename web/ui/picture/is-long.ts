/** Whether a frame is a page that scrolls. As high as the window it would be a strip, so it is shown as wide as there is room. */
export function isLong({ width, height }: { width: number; height: number }): boolean {
  return height > width * 3;
}
