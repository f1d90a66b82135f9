/** Makes a drawing an image with this name; one without a name is an ornament, as an `img` with an empty alt is. */
export function getImageProps(name: string) {
  return name === '' ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': name };
}
