/** Sets the window width for media queries; 1024 by default. */
export function setWindowWidth(width: number) {
  const { defaultView } = document;
  if (defaultView) Object.assign(defaultView, { innerWidth: width });
}
