import { useEffect } from 'react';

/** While a zone is on the page, a file that misses it does not replace the page, as the browser would have it. */
export function useStrayDrops() {
  useEffect(() => {
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}

function refuse(event: DragEvent) {
  const { dataTransfer, target } = event;
  if (!dataTransfer?.types.includes('Files') || event.defaultPrevented) return;
  if (target instanceof HTMLInputElement && target.type === 'file' && !target.disabled) return;
  dataTransfer.dropEffect = 'none';
  event.preventDefault();
}
