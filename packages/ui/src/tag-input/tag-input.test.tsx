import { fireEvent, screen } from '@testing-library/react';
import { Field } from '@showcase/ui';
import { describeConformance, renderWithUi } from '@showcase/ui/testing';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { addTags } from './add-tags.ts';
import { TagInput } from './tag-input.tsx';

function Tags({ start = [], ...rest }: { start?: string[]; splitsAtComma?: boolean }) {
  const [tags, setTags] = useState(start);
  return (
    <Field label="Tags">
      <TagInput
        value={tags}
        onValueChange={setTags}
        suggestions={['React', 'Redux', 'Vue']}
        {...rest}
      />
    </Field>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Tags' });
const chosen = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('addTags', () => {
  it.each([
    [['Vue'], 'React Vue'],
    [['  Vue  '], 'React Vue'],
    [['react'], 'React'],
    [['Vue', ' Svelte', '', ''], 'React Vue Svelte'],
    [['  '], 'React'],
  ])('adds %j', (others, tags) => {
    expect(addTags(['React'], others).join(' ')).toBe(tags);
  });
});

describe('TagInput', () => {
  describeConformance(TagInput, {
    props: { value: ['React'], onValueChange: () => {} },
    tag: 'input',
    within: (children) => <Field label="Tags">{children}</Field>,
  });

  it('adds the typed text on Enter without submitting the form', async () => {
    const send = vi.fn();
    const { user } = renderWithUi(
      <form onSubmit={send}>
        <Tags />
      </form>,
    );
    await user.type(input(), 'Elm{Enter}');
    expect(chosen()).toEqual(['Elm']);
    expect(input().value).toBe('');
    expect(send).not.toHaveBeenCalled();
  });

  it('leaves the keys of an input method alone', async () => {
    const { user } = renderWithUi(<Tags start={['Vue']} />);
    fireEvent.keyDown(input(), { key: 'Backspace', keyCode: 229 });
    expect(chosen()).toEqual(['Vue']);
    await user.type(input(), '日本語');
    fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
    expect(input().value).toBe('日本語');
    await user.keyboard('{Enter}');
    expect(chosen()).toEqual(['Vue', '日本語']);
  });

  it('adds a tag at a comma and when the field loses focus', async () => {
    const { user } = renderWithUi(<Tags />);
    await user.type(input(), 'Elm,Solid');
    expect(chosen()).toEqual(['Elm']);
    await user.tab();
    expect(chosen()).toEqual(['Elm', 'Solid']);
  });

  it('keeps commas in a phrase with splitsAtComma={false}', async () => {
    const { user } = renderWithUi(<Tags splitsAtComma={false} />);
    await user.type(input(), 'Design, build and launch');
    expect(chosen()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(chosen()).toEqual(['Design, build and launch']);
  });

  it('offers matching suggestions, to choose with the arrow keys and Enter', async () => {
    const { user } = renderWithUi(<Tags />);
    await user.type(input(), 're');
    const offered = (await screen.findAllByRole('option')).map((option) => option.textContent);
    expect(offered).toEqual(['React', 'Redux']);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(chosen()).toEqual(['Redux']);
    expect(input().value).toBe('');
  });

  it('adds a clicked suggestion instead of the typed text', async () => {
    const { user } = renderWithUi(<Tags />);
    await user.type(input(), 're');
    await user.click(await screen.findByRole('option', { name: 'React' }));
    expect(chosen()).toEqual(['React']);
  });

  it('leaves the rest of the page to assistive technology while suggestions are open', async () => {
    const { user } = renderWithUi(
      <>
        <Tags />
        <button>Save</button>
      </>,
    );
    await user.type(input(), 're');
    expect(await screen.findAllByRole('option')).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('removes the last tag with Backspace in the empty field, and any tag by its button', async () => {
    const { user } = renderWithUi(<Tags start={['React', 'Vue', 'Elm']} />);
    await user.type(input(), '{Backspace}');
    expect(chosen()).toEqual(['React', 'Vue']);
    await user.click(screen.getByRole('button', { name: 'Remove React' }));
    expect(chosen()).toEqual(['Vue']);
    expect(document.activeElement).toBe(input());
    expect(screen.getByRole('status').textContent).toBe('Removed React');
  });
});
