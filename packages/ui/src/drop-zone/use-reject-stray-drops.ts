import { useEffect } from 'react';

/** While a drop zone is on the page, keeps the browser from opening a file that is dropped outside of it. */
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
