/**
 * SQL that is true if the person read picture `m` of frame `f` of design `s` out of this version of the file. The file named in a
 * design, and its frames, are only the person's claim; and everybody who sees a design can download its pictures and upload them
 * as their own.
 */
export const isFromFileSql = `exists (select 1 from design_file_renders r
  where r.file_key = s.figma_file_info ->> 'fileKey' and r.version = s.figma_file_info ->> 'version'
    and r.node_id = f.id and r.hash = m.hash and m.source = 'design_file')`;
