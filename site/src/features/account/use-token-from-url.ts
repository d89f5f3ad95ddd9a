import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** Reads the token once and removes it from the URL and the history. */
export function useTokenFromUrl(): string {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const [token, setToken] = useState("");
  const found = new URLSearchParams(hash).get("token") ?? "";
  useEffect(() => {
    if (found === "") return;
    setToken(found);
    void navigate({ to: ".", hash: "", replace: true });
  }, [found, navigate]);
  return token || found;
}
