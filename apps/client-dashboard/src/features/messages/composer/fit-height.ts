/** Makes the field as high as its text, which `field-sizing` does where browsers know it. */
export function fitHeight(field: HTMLTextAreaElement, css: Pick<typeof CSS, 'supports'> = CSS) {
  if (css.supports('field-sizing', 'content')) return;
  field.style.blockSize = 'auto';
  const borders = field.offsetHeight - field.clientHeight;
  field.style.blockSize = `${field.scrollHeight + borders}px`;
}
