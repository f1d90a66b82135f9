import axe from 'axe-core';

/** Elements that axe cannot check: the focus guards at the edges of a dialog, and what Base UI hides behind an open overlay. */
export const axeExclusions = ['[data-base-ui-focus-guard]', '[data-base-ui-inert]'];

/** The accessibility violations of an element, one line each. Colors are checked from the tokens instead. */
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
