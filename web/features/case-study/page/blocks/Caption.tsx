export function Caption({ caption }: { caption: string }) {
  return caption ? <figcaption dir="auto">{caption}</figcaption> : null;
}
