import { useEffect, useState } from 'react';

/** An object URL for a file that is not stored yet. It is revoked when the component unmounts or the file changes. */
export function useObjectUrl(file: File | null) {
  const [current, setCurrent] = useState<{ file: File; url: string }>();

  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- an object URL must be revoked, which a memo cannot do
    setCurrent({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);

  return current?.file === file ? current.url : null;
}
