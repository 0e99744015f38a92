const NOT_AT_ALL = /^q=0(?:\.0*)?$/i;

/** Whether the asker reads an encoding that is named, by its Accept-Encoding header. */
export function takesEncoding(header: string | string[] | undefined, encoding: 'gzip' | 'br'): boolean {
  return String(header ?? '')
    .split(',')
    .some((one) => {
      const [name, weight = ''] = one.split(';').map((part) => part.trim());
      return name?.toLowerCase().replace(/^x-gzip$/, 'gzip') === encoding && !NOT_AT_ALL.test(weight);
    });
}
