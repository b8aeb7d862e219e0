// @ts-nocheck A browser's script, served as it stands: the server's types know no document.
// Framed by the gateway's form, at the shop's origin: passes on what the form reports to the shop's page, which
// frames the form. It listens to the gateway alone and speaks to the shop alone.

const { gateway } = document.documentElement.dataset;
const reports = new Set(['resizeWindow', 'successfulSave', 'transactResponse', 'cancel']);

function passOn(report) {
  if (typeof report !== 'string' || !reports.has(new URLSearchParams(report).get('action'))) return;
  window.parent.parent.postMessage(report, window.location.origin);
}

window.addEventListener('message', ({ origin, data }) => {
  if (origin === gateway) passOn(data);
});

/** Some forms write into the address instead; only a page that may frame this one can do so. */
function readAddress() {
  const framedBy = window.location.ancestorOrigins?.[0] ?? gateway;
  if (framedBy === gateway) passOn(window.location.hash.slice(1));
}
window.addEventListener('hashchange', readAddress);
readAddress();
