// Loaded into the server before anything else: whoever started it can set its clock on.
const real = Date.now;
let ahead = 0;
Date.now = () => real() + ahead;

process.on('message', (milliseconds) => {
  ahead += Number(milliseconds);
  process.send?.(ahead);
});
