import { useEffect } from 'react';

/** Keeps this text in front of the tab's title, which each page sets. */
export function useTitlePrefix(prefix: string) {
  useEffect(() => {
    if (prefix === '') return;
    const add = () => {
      const { title } = document;
      if (title !== '' && !title.startsWith(prefix)) document.title = `${prefix}${title}`;
    };
    add();
    const observer = new MutationObserver(add);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      const { title } = document;
      if (title.startsWith(prefix)) document.title = title.slice(prefix.length);
    };
  }, [prefix]);
}
