import axe from 'axe-core';

/** What axe cannot judge: the guards that turn the Tab key around at the edges of a dialog, and what Base UI hides while something is open above it. */
export const axeExclusions = [
  '[data-base-ui-focus-guard]',
  '[data-base-ui-inert]',
  '[data-behind-suggestions]',
];

/** The accessibility rules that the element breaks, one line each; colours are checked from the tokens instead. */
export async function findViolations(element: Element) {
  const { violations } = await axe.run(
    { include: element, exclude: axeExclusions },
    {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    },
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(' ')})`,
  );
}
