import type { Leg } from './leg.ts';

/** The page as a plain file host serves it: configuration and registry are fetched. */
function emptyConfig(html: string): string {
  return html.replace(
    /(<script type="application\/json" id="(?:config|registry)">)[^<]*(<\/script>)/g,
    '$1null$2',
  );
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
