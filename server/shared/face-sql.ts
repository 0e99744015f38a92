/** SQL that writes a row of `profiles` as the contract's face: the smallest encoded width of the picture, if there is one. */
export function faceSql(person: string): string {
  return `json_build_object('paper', ${person}.paper, 'url', (
    select '/media/' || face.id || '/' || (v ->> 'width') || '.webp'
    from media face, jsonb_array_elements(face.variants) v
    where face.id = ${person}.avatar_media_id and v ->> 'type' = 'image/webp'
    order by (v ->> 'width')::integer limit 1))`;
}
