import { describe, expect, it } from 'vitest';
import { findViolations, renderWithUi } from './index.ts';

describe('findViolations', () => {
  it.each([
    ['a button without a name', <button key="1" type="button" />, 'button-name'],
    ['a field without a label', <input key="2" />, 'label'],
    ['a picture without an alternative', <img key="3" src="/x.png" />, 'image-alt'],
    ['an unknown role', <div key="4" role="thing" />, 'aria-roles'],
  ])('finds %s', async (_name, element, rule) => {
    renderWithUi(element);
    expect((await findViolations(document.body)).join('\n')).toContain(rule);
  });
});
