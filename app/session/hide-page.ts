// An inline script: the style sheet shows the spinner instead of the page until the browser's own flags are read.
document.documentElement.dataset.guardCheck = '';
