import { type RefObject, useEffect, useState } from 'react';

/** Takes a file that is dropped on `place`; true while one is over it. One dropped beside it does nothing. */
export function useDroppedFile(
  place: RefObject<HTMLElement | null>,
  onFile: (file: File) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    const isInside = (event: DragEvent) =>
      event.target instanceof Node && place.current?.contains(event.target) === true;
    const isFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const over = (event: DragEvent) => {
      if (!isFile(event)) return;
      // Otherwise the browser would open the file in place of the page and lose the form's texts.
      event.preventDefault();
      setIsOver(isInside(event));
    };
    const drop = (event: DragEvent) => {
      if (!isFile(event)) return;
      event.preventDefault();
      setIsOver(false);
      const file = event.dataTransfer?.files[0];
      if (file && isInside(event)) onFile(file);
    };
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setIsOver(false);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    document.addEventListener('dragleave', leave);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
      document.removeEventListener('dragleave', leave);
    };
  });

  return isOver;
}
