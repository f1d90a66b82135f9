import { parseHtml } from '../guard/parse-html.ts';

/** Services that show advertisements or an offer at a domain that no site uses. */
const parkingHosts = [
  ...['parkingcrew.net', 'sedoparking.com', 'bodis.com', 'parklogic.com', 'above.com'],
  ...['afternic.com', 'dan.com', 'hugedomains.com', 'domainmarket.com', 'buydomains.com'],
];
/** The page of a registrar that leads to its advertisements with a script. */
const lander = /^\s*(window\.)?(onload\s*=.*)?window\.location\.href\s*=\s*["']\/lander/;

/** Whether a page is what a domain without a site shows. */
export function isParked(html: string): boolean {
  let isParkingPage = false;
  let isInScript = false;
  parseHtml(html, {
    onopentag(name, { src, href }) {
      isInScript = name === 'script';
      const url = ['script', 'iframe', 'frame'].includes(name) ? src : name === 'link' ? href : '';
      if (isOfParkingHost(url ?? '')) isParkingPage = true;
    },
    onclosetag: () => (isInScript = false),
    ontext(text) {
      if (isInScript && lander.test(text)) isParkingPage = true;
    },
  });
  return isParkingPage;
}

function isOfParkingHost(text: string): boolean {
  if (!URL.canParse(text, 'https://none.invalid')) return false;
  const { hostname } = new URL(text, 'https://none.invalid');
  return parkingHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
