import { useEffect } from 'react';

/** While a zone is on the page, a file that misses it does not replace the page, as the browser would have it. */
export function useRejectStrayDrops() {
  useEffect(() => {
    window.addEventListener('dragover', rejectDrop);
    window.addEventListener('drop', rejectDrop);
    return () => {
      window.removeEventListener('dragover', rejectDrop);
      window.removeEventListener('drop', rejectDrop);
    };
  }, []);
}

function rejectDrop(event: DragEvent) {
  const { dataTransfer, target } = event;
  if (!dataTransfer?.types.includes('Files') || event.defaultPrevented) return;
  if (target instanceof HTMLInputElement && target.type === 'file' && !target.disabled) return;
  dataTransfer.dropEffect = 'none';
  event.preventDefault();
}
