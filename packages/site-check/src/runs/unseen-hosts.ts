/** Editors, which answer for every id, and previews that run in the visitor's own browser. */
const unseenHosts = [
  ...['bolt.new', 'stackblitz.com', 'stackblitz.io', 'webcontainer.io', 'webcontainer-api.io'],
  ...['codesandbox.io', 'csb.app', 'codepen.io', 'cdpn.io', 'jsfiddle.net', 'playcode.io'],
  ...['lovable.dev', 'v0.dev', 'github.dev', 'gitpod.io', 'idx.google.com', 'replit.com'],
];
/** `v0.app` is the editor, and its subdomains are sites. */
const unseenHostsAlone = ['v0.app'];

/** Whether no answer of this host says that a project runs. */
export function isUnseenHost(host: string): boolean {
  if (unseenHostsAlone.includes(host.replace(/^www\./, ''))) return true;
  return unseenHosts.some((unseen) => host === unseen || host.endsWith(`.${unseen}`));
}
