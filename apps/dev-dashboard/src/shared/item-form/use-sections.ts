import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

type Sections = Readonly<Record<string, readonly string[]>>;

type SectionsOptions<V extends FieldValues> = {
  form: UseFormReturn<V>;
  sections: Sections;
  openAtFirst: readonly string[];
  /** All fields in the order of the screen. */
  order: readonly FieldPath<V>[];
};

/** Which sections are open; an error opens its section and takes the focus. */
export function useSections<V extends FieldValues>(options: SectionsOptions<V>) {
  const { form, sections, openAtFirst, order } = options;
  const [open, setOpen] = useState<readonly string[]>(openAtFirst);

  const propsOf = (name: string) => ({
    title: name,
    fields: sections[name] ?? [],
    isOpen: open.includes(name),
    onOpenChange: (isOpen: boolean) =>
      setOpen((old) => (isOpen ? [...old, name] : old.filter((one) => one !== name))),
  });
  const showFirst = (errors: FieldErrors<V>) => {
    const faulty = Object.keys(sections).filter((name) =>
      sections[name]?.some((field) => field in errors),
    );
    // A field can take the focus once its section is on the screen.
    flushSync(() => setOpen((old) => [...new Set([...old, ...faulty])]));
    const first = order.find((field) => field in errors);
    if (first) form.setFocus(first);
  };

  return { propsOf, showFirst };
}
