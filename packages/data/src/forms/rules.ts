import { formText, formTextList, hasFiftyCharacters } from './form-text.ts';
import type { Picture } from '../images/picture.ts';
import { z } from '../zod.ts';

/** The parts that the rules of fields are made of. A form receives it, so that a page can use the form before Zod is loaded. */
export const rules = {
  // Zod as a whole would bring its messages in every language.
  z: {
    array: z.array,
    boolean: z.boolean,
    custom: z.custom,
    enum: z.enum,
    object: z.object,
    string: z.string,
  },
  text,
  /** The text that sells a project or a service. */
  description: (maxLength: number, missing: string) =>
    text('Description', maxLength)
      .min(1, missing)
      .refine(hasFiftyCharacters, 'Description should be at least 50 characters'),
  entryText: formText,
  textList: formTextList,
  /** Empty, or accepted. */
  optional: (accepts: (text: string) => boolean, message: string) =>
    z
      .string()
      .trim()
      .refine((text) => text === '' || accepts(text), message),
  pictures: () => z.array(z.custom<Picture>()),
};

export type Rules = typeof rules;

function text(label: string, maxLength: number) {
  return formText(maxLength, `${label} must be at most ${maxLength} characters`);
}
