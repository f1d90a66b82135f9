/** Props that make a drawing an image with this name. Without a name it is decorative, like an `img` with an empty alt. */
export function getImageProps(name: string) {
  return name === '' ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': name };
}
