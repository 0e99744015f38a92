const SCHEMES = `
  about blob chrome chrome-extension data facetime feed file filesystem ftp ftps git gopher intent irc jar javascript ldap livescript
  magnet mailto mocha moz-extension ms-word nntp resource rtsp sftp skype sms ssh steam svn tel telnet urn vbscript view-source ws wss
`
  .trim()
  .split(/\s+/);

/** Links of schemes that are no web addresses, in the spellings that a browser may take as the same. */
export const badLinks: string[] = SCHEMES.flatMap((scheme) => [
  `${scheme}:alert(1)`,
  `${scheme}://files.example/a`,
  `${scheme.toUpperCase()}:alert(1)`,
  `  ${scheme}:alert(1)`,
  `${scheme[0]}\t${scheme.slice(1)}:alert(1)`,
  `${scheme}\n:alert(1)`,
  `\u0001${scheme}:alert(1)`,
]);
