/** The width of the window that styles see; 1024 where a test says nothing. */
export function setWindowWidth(width: number) {
  const { defaultView } = document;
  if (defaultView) Object.assign(defaultView, { innerWidth: width });
}
