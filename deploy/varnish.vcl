vcl 4.1;

# Varnish in front of Tabayyan, told of changes by PURGE_URL=http://VARNISH/purge and PURGE_HEADER="X-Purge-Key: …".
# Needs the module xkey (Debian: varnish-modules).

import xkey;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
}

sub vcl_recv {
  if (req.method == "POST" && req.url == "/purge") {
    # Replace by a secret of your own.
    if (req.http.X-Purge-Key != "CHANGE-ME") {
      return (synth(403));
    }
    set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(200));
  }
  # Public pages are the same for everyone; the admin and forms are not cached.
  if ((req.method == "GET" || req.method == "HEAD") && req.url !~ "^/(en/)?admin") {
    unset req.http.Cookie;
    return (hash);
  }
  return (pass);
}

sub vcl_backend_response {
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  # Stale pages come from the site itself.
  set beresp.grace = 0s;
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
}
