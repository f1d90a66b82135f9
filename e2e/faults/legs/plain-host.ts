import type { Leg } from './leg.ts';

/** The page as a plain file host serves it: the browser fetches configuration and releases, and renders the page. */
function emptyConfig(html: string): string {
  return html
    .replace(
      /(<script type="application\/json" id="(?:config|release)">)[^<]*(<\/script>)/g,
      '$1null$2',
    )
    .replace(/ data-rendered="\d+"/, '');
}

export const plainHost: Leg = {
  name: 'plain host',
  async begin() {
    return {
      change: emptyConfig,
      async walk({ page, open, reach }) {
        await open('/projects');
        await reach(page.getByText('Showing all projects'));
        await reach(page.getByRole('article').first());
      },
    };
  },
};
