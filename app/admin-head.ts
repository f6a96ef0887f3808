import { applyTheme, replaceRefusedStorage, trackPictures } from '#app/document/before-paint.ts';

// The inline script in the head of the admin's pages.
applyTheme();
trackPictures();
replaceRefusedStorage();
